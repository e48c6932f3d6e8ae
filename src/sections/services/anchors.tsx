/** Additional ids for an element. The anchors are at its top. */
export function Anchors({ ids }: { ids: readonly string[] }) {
  return (
    <>
      {ids.map((id) => (
        <span key={id} id={id} css={anchor} />
      ))}
    </>
  );
}

const anchor = {
  position: "absolute",
  insetBlockStart: 0,
} as const;
