/** What every record says of itself. It is signed with the rest, and is not translated. */
export const statement =
  'This record is evidence of human review, as it was stored when the post was published. It is not legal advice.'
