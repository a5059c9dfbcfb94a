import { configureStore } from "@reduxjs/toolkit";
import { setupListeners } from "@reduxjs/toolkit/query";
import { registryApi } from "./registryApi";

export const store = configureStore({
  reducer: { [registryApi.reducerPath]: registryApi.reducer },
  middleware: (getDefault) => getDefault().concat(registryApi.middleware),
});

setupListeners(store.dispatch);
