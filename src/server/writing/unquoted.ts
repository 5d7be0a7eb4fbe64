const quoted = /^(?:"([^"]+)"|“([^”]+)”|„([^“]+)“|«\s?([^»]+?)\s?»)$/

/** A line without the quotation marks that a model set around the whole of it. */
export function unquoted(line: string): string {
  return quoted.exec(line)?.slice(1).find(Boolean) ?? line
}
