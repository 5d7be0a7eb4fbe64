/** What reading a page's author and day must know of a language: parts of regular expressions. */
export interface ReadingWords {
  /** How the names of the twelve months begin, in their order, parted by blanks. */
  monthStarts: string
  /** Before the author's name. */
  bylines: string
  /** Beside the day of publication, and that of a change. */
  published: string
  changed: string
}
