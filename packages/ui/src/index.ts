"use client";

export { ThemeRoot, type ThemeRootProps } from "./ThemeRoot/index.ts";
