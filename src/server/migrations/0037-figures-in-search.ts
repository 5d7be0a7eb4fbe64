import { type Kysely, sql } from 'kysely'

/**
 * The search index took 10⁶ for 106 and 3½ for 31. Posts with raised digits, fractions or numbers in circles get their
 * words again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  const pattern = isPostgres ? `[${figures}]` : `*[${figures}]*`
  const matches = sql.raw(isPostgres ? '~' : 'glob')
  for (let last = { owner_id: '', position: 0 }; ; ) {
    const { rows } = await sql<OldPost>`select owner_id, position, title, content, ai_model from posts
      where (owner_id, position) > (${last.owner_id}, ${last.position}) and title || ' ' || content ${matches} ${pattern}
      order by owner_id, position limit ${batchSize}`.execute(db)
    const final = rows.at(-1)
    if (!final) return
    for (const post of rows) {
      const tokens = tokensOfPost(post).join(' ')
      const words = isPostgres ? sql`array_to_tsvector(string_to_array(${tokens}, ' '))` : sql`${tokens}`
      const isSame = isPostgres
        ? sql`owner_id = ${post.owner_id} and rowid = ${post.position}`
        : sql`rowid = ${post.position}`
      // FTS5 wants all columns of a row
      await sql`update post_search set owner_id = ${post.owner_id}, words = ${words} where ${isSame}`.execute(db)
    }
    last = final
  }
}

/** The words as they are now serve an older version as well. */
export async function down(): Promise<void> {}

interface OldPost {
  owner_id: string
  position: number
  title: string
  content: string
  ai_model: string
}

const batchSize = 500
/** Every character with a numeric value that is not a plain digit. */
const figures = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
  .filter((sign) => /\p{No}/u.test(sign))
  .join('')

/*
 * How a post was made into tokens when this migration was released. The product's own way may change; then a migration
 * of that time fills the index again.
 */

const ownerCharacters = 12
const wordCharacters = 64
const besideFigure = /(?<=\p{Nd})(?=\p{No})|(?<=\p{No})(?=\p{Nd})/gu

function tokensOfPost(post: OldPost): string[] {
  const prefix = post.owner_id.replaceAll('-', '').slice(0, ownerCharacters)
  const words = [...new Set([...wordsIn(post.title), ...wordsIn(post.content)])]
  return [...words.map((word) => prefix + word), `${prefix}_${post.ai_model}`]
}

function wordsIn(text: string): string[] {
  const plain = text
    .replace(besideFigure, ' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\p{Variation_Selector}/gu, '')
    .normalize('NFC')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
  const words = plain.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|\p{Extended_Pictographic}|\p{Regional_Indicator}/gu) ?? []
  return words.map((word) => Array.from(word).slice(0, wordCharacters).join(''))
}
