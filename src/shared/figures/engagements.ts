/** Reactions, comments and reposts together; null where one of them is unknown, as a part is not comparable. */
export function engagementsOf({
  reactions,
  comments,
  reposts,
}: Readonly<Record<'reactions' | 'comments' | 'reposts', number | null>>): number | null {
  return reactions !== null && comments !== null && reposts !== null ? reactions + comments + reposts : null
}
