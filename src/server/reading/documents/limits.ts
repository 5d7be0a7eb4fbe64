/** What one document may cost. Everything that grows while a file is read is held against one of these. */
export const limits = {
  /** What a process that reads a document may hold in all. Real documents take up to 125 MB, 50 of them before any is read. */
  childBytes: 160 * 1024 * 1024,
  childHeapMb: 100,
  /** Specification: "File upload limit 10 MB", a file of exactly this size is read. */
  fileBytes: 10 * 1024 * 1024,
  /** Characters of text kept; the rest is cut and the article marked as truncated. */
  textLength: 2_000_000,

  zipEntries: 5_000,
  /** Inflated bytes as they really come, whatever the archive claims. */
  zipPartBytes: 60 * 1024 * 1024,
  zipTotalBytes: 120 * 1024 * 1024,
  xmlDepth: 1_000,

  pdfPages: 2_000,
  pdfTimeMs: 7_000,
  sheetRows: 20_000,
  /** Of one sheet; with thirteen characters in each they are as much text as is kept. */
  sheetCells: 150_000,
} as const
