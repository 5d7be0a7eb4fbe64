/** What recognising the letters of one picture or scan may cost. */
export const limits = {
  /** Of a scan; the rest is cut and the article marked as truncated. */
  pages: 5,
  /** A full page takes four seconds. */
  processorMs: 45_000,
  waitMs: 180_000,
  /** A page of 200 dots an inch takes up to 250 MB. */
  childBytes: 400 * 1024 * 1024,
  childHeapMb: 150,
  /** Of a page that is drawn: what an A4 page has at 200 dots an inch. */
  pagePixels: 4_000_000,
  /** In percent; below it, what was recognised in a photograph is no text. */
  minConfidence: 60,
} as const
