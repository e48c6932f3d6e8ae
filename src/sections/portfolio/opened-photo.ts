export interface OpenedPhoto {
  readonly photograph: Queries.PortfolioTileFragment;
  /** The address of the file that its tile shows; empty if that has not loaded. */
  readonly thumbnail: string;
  readonly tile: HTMLElement;
}
