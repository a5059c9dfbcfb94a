import { Controls, Description, Heading, Primary, Stories, Title, useOf } from "@storybook/addon-docs/blocks";
import { Text } from "./Text.tsx";

const texts = import.meta.glob<string>("../../packages/ui/src/*/*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The page of a primitive or a screen: what it is, when and how it is used, its props and its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const name = preparedMeta.title.split("/").at(-1);
  const path = `packages/ui/src/${name}/${name}.md`;
  // Its heading is the title above.
  const text = preparedMeta.title.startsWith("UI/") && texts[`../../${path}`]?.replace(/^# .*\n/, "");
  return (
    <>
      <Title />
      <Description />
      <Primary />
      {text && <Text from={path}>{text}</Text>}
      <Heading>Props</Heading>
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
