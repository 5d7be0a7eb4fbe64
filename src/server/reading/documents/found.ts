import type { LeftOut } from '#shared/rules/left-out'

/** What a format's reader found. Text that is blank becomes NO_TEXT further up. */
export interface Found {
  text: string
  truncated: boolean
  /** What was left out of the text, for its author to know. */
  leftOut?: LeftOut | undefined
  /** The title the document's properties give. */
  metadataTitle?: string | undefined
  heading?: string | undefined
  /** Whether the text's first line is no title: then the file's name is used. */
  isNamedByFile?: boolean
  /** As the document declares it. */
  language?: string | undefined
  byline?: string | null | undefined
  /** The day as the document writes it, as YYYY-MM-DD. */
  published?: string | null | undefined
  siteName?: string | null | undefined
}
