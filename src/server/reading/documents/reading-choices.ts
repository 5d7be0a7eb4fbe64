/** Options chosen by the person who supplied the document. */
export interface ReadingChoices {
  /** Speaker notes too, which are left out and counted otherwise: they are not meant for the audience. */
  speakerNotes?: boolean | undefined
  /** The cells of a workbook or CSV file by sheet and row, instead of its text. */
  asTables?: boolean | undefined
}
