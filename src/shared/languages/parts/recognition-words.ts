/** By which a text's language and its author are recognised: words in lower case parted by white space. */
export interface RecognitionWords {
  /** The commonest small words. */
  smallWords: string
  /** By which writers speak of themselves, alone or with their colleagues. */
  ownWords: string
}
