"use client";

export { Button, type ButtonProps, type ButtonVariant } from "./Button/index.ts";
export type { UiWords } from "./internal/words.ts";
export { Link, type LinkProps } from "./Link/index.ts";
export { Skeleton, type SkeletonProps } from "./Skeleton/index.ts";
export { Spinner, type SpinnerProps } from "./Spinner/index.ts";
export { ThemeRoot, type ThemeRootProps } from "./ThemeRoot/index.ts";
export { VisuallyHidden, type VisuallyHiddenProps } from "./VisuallyHidden/index.ts";
