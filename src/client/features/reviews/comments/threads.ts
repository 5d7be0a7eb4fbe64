import type { Comment } from '#client/queries/posts/comments'
import { type FoundQuote, findQuote } from '#shared/text/quote-anchor'

/** A comment with its answers, the oldest first. */
export interface Thread {
  first: Comment
  answers: Comment[]
  /** Where the words are that it is about; null: on no words, or they are gone. */
  place: FoundQuote | null
}

/** Threads in the order of the text; those about no words of it come last, the oldest first. */
export function threadsOf(comments: readonly Comment[], text: string): Thread[] {
  const threads = comments
    .filter(({ parentId }) => parentId === null)
    .map((first) => ({
      first,
      answers: comments.filter(({ parentId }) => parentId === first.id),
      place: first.quote && findQuote(text, first.quote),
    }))
  const startOf = ({ place }: Thread) => place?.start ?? text.length
  return threads.toSorted((a, b) => startOf(a) - startOf(b))
}

/** The members whose names follow an @. */
export function mentionsIn<Member extends { name: string }>(body: string, members: readonly Member[]): Member[] {
  const isMentioned = (name: string) => {
    for (let at = body.indexOf(`@${name}`); at >= 0; at = body.indexOf(`@${name}`, at + 1)) {
      const [before, after] = [body.slice(0, at), body.slice(at + 1 + name.length)]
      if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)) return true
    }
    return false
  }
  return members.filter(({ name }) => name !== '' && isMentioned(name))
}

/** The begun name before the caret; null: none is being typed. */
export function begunMention(body: string, caret: number): { at: number; name: string } | null {
  const before = body.slice(0, caret)
  const at = before.lastIndexOf('@')
  const name = before.slice(at + 1)
  const isBegun = at >= 0 && !/[\p{L}\p{N}]$/u.test(before.slice(0, at)) && !name.includes('\n') && name.length <= 40
  return isBegun ? { at, name } : null
}

/** Members with a part of their name that begins like this. */
export function membersNamed<Member extends { name: string }>(members: readonly Member[], begun: string): Member[] {
  const sought = begun.toLocaleLowerCase()
  return members.filter(({ name }) => {
    const lower = name.toLocaleLowerCase()
    return lower !== sought && (lower.startsWith(sought) || lower.includes(` ${sought}`))
  })
}
