/** The and a, her and their, in all six languages. */
export const articles: ReadonlySet<string> = new Set(
  'a an the its his her their der die das ein eine sein ihr le la les un une son sa el los las una su il lo gli o os as um uma seu sua'.split(
    ' ',
  ),
)
