interface RowAttributes {
  readonly "data-row": number;
  readonly "data-first"?: boolean;
  readonly "data-last"?: boolean;
}

/** Divides a list into full rows of three at most: 1, 2, 3, 2 + 2, 3 + 2, 3 + 3, 3 + 2 + 2. */
export function inRows<T>(list: readonly T[]): ({ readonly item: T } & RowAttributes)[] {
  const { length } = list;
  const count = length === 4 ? 2 : Math.min(length, 3);
  const row = list.slice(0, count).map((item, index) => ({
    item,
    "data-row": count,
    "data-first": index === 0,
    "data-last": index === count - 1,
  }));
  return length > count ? [...row, ...inRows(list.slice(count))] : row;
}
