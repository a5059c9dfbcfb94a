import { configure } from "storybook/test";

// What a story waits for takes longer than a second where much runs at once; what does not come at all still fails.
configure({ asyncUtilTimeout: 10_000 });
