/** The words of a language for finding a page's author and date: parts of regular expressions. */
export interface ReadingWords {
  /** How the names of the twelve months begin, in their order, parted by blanks. */
  monthStarts: string
  /** Before the author's name. */
  bylines: string
  /** Labels of the publication date, and of a later change. */
  published: string
  changed: string
}
