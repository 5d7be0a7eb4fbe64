declare module 'word-extractor' {
  export interface WordDocument {
    getBody(options?: { filterUnicode?: boolean }): string
    getFootnotes(options?: { filterUnicode?: boolean }): string
    getEndnotes(options?: { filterUnicode?: boolean }): string
    getTextboxes(options?: { filterUnicode?: boolean; includeHeadersAndFooters?: boolean }): string
  }
  export default class WordExtractor {
    extract(source: Buffer): Promise<WordDocument>
  }
}
