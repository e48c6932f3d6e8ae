/** The shape of a round button with an icon, in CSS. */
export function circle(size: `${number}rem`) {
  return {
    display: "grid",
    placeItems: "center",
    inlineSize: size,
    blockSize: size,
    borderRadius: "50%",
  } as const;
}
