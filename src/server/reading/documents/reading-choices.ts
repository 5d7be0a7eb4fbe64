/** Options chosen by the person who supplied the document. */
export interface ReadingChoices {
  /** Speaker notes too, which are left out and counted otherwise: they are not meant for the audience. */
  speakerNotes?: boolean | undefined
}
