/** What one document may cost. Everything that grows while a file is read is held against one of these. */
export const limits = {
  /** Processor time of one document, its process' start included. Real ones take half a second, the longest four. */
  processorMs: 9_000,
  /** By the clock, for a process that waits or a machine that has no time for it. */
  waitMs: 90_000,
  /** What a process that reads a document may hold in all. Real documents take up to 125 MB, 50 of them before any is read. */
  childBytes: 160 * 1024 * 1024,
  childHeapMb: 100,
  /** Specification: "File upload limit 10 MB", a file of exactly this size is read. */
  fileBytes: 10 * 1024 * 1024,
  /** Maximum characters of text; the rest is cut and the article marked as truncated. */
  textLength: 2_000_000,

  zipEntries: 5_000,
  /** Maximum inflated bytes, counted while inflating, whatever the archive claims. */
  zipPartBytes: 60 * 1024 * 1024,
  zipTotalBytes: 120 * 1024 * 1024,
  xmlDepth: 1_000,
  /** Groups in groups of rich text, and parts in parts of an e-mail. */
  groupDepth: 1_000,
  mailPartDepth: 100,
  mailHeaderBytes: 1024 * 1024,

  pdfPages: 2_000,
  /** Processor time; what was read until then is the text. */
  pdfProcessorMs: 7_000,
  /**
   * Budgets for analysing how pages are drawn, which takes about a third more: processor time, and memory allocated
   * since the document was opened. Beyond them only text is read.
   */
  pdfDrawingsProcessorMs: 3_000,
  pdfDrawingsBytes: 65 * 1024 * 1024,
  sheetRows: 20_000,
  /** Per sheet; at thirteen characters per cell this reaches the text limit. */
  sheetCells: 150_000,
} as const
