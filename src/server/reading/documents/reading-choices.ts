/** What whoever gave the document wants of it. */
export interface ReadingChoices {
  /** Speaker notes too, which are left out and counted otherwise: they are not meant for the audience. */
  speakerNotes?: boolean | undefined
}
