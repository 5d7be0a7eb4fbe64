/** What a format's reader found. Text that is blank becomes NO_TEXT further up. */
export interface Found {
  text: string
  truncated: boolean
  /** The title the document's properties give. */
  metadataTitle?: string | undefined
  heading?: string | undefined
  /** As the document declares it. */
  language?: string | undefined
}
