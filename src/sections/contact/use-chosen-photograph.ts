import { type ComponentType, useEffect, useState } from "react";
import { useLocale } from "../../hooks/use-locale";
import type { ChosenPictureProps } from "./chosen-photograph";

/** A photograph that the visitor asks for, and the component that shows it in the form. */
export interface ChosenPhotograph {
  readonly item: Queries.PhotographItemFragment;
  readonly Picture: ComponentType<ChosenPictureProps>;
}

/** The photograph in the address of the contact page; undefined until it has loaded. Few visits need its script. */
export function useChosenPhotograph(search: string): ChosenPhotograph | undefined {
  const { pathPrefix } = useLocale();
  const [loaded, setLoaded] = useState<ChosenPhotograph & { search: string }>();
  useEffect(() => {
    if (!search.includes("photo=")) return;
    let current = true;
    import("./chosen-photograph")
      .then(async ({ loadChosenPhotograph, ChosenPicture: Picture }) => {
        const item = await loadChosenPhotograph(search, pathPrefix);
        if (current && item) setLoaded({ search, item, Picture });
      })
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [search, pathPrefix]);
  return loaded?.search === search ? loaded : undefined;
}
