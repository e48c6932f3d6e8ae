import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` without React's warning during the build, where it has no effect. */
export const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
