import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect`, of which React would warn while a page is built: there is nothing laid out there. */
export const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
