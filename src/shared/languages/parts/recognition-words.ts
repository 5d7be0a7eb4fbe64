/** Words that identify a text's language and author: lower case, separated by white space. */
export interface RecognitionWords {
  /** The commonest small words. */
  smallWords: string
  /** First-person words, singular and plural. */
  ownWords: string
}
