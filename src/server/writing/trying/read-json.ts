/** No list of models is longer. */
const maxBytes = 2_000_000

/** A bounded part of a response, also parsed as JSON; undefined for anything else. */
export async function readJson(response: Response): Promise<{ text: string; json: unknown }> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    if (size > maxBytes) break // the rest is not waited for: leaving the loop closes the connection
    pieces.push(piece)
  }
  const text = Buffer.concat(pieces).toString('utf8')
  try {
    return { text, json: JSON.parse(text) as unknown }
  } catch {
    return { text, json: undefined } // a web page, say
  }
}
