import type { Reporter } from "gatsby";

export async function checkBeforeBuild(_reporter: Reporter): Promise<void> {}
