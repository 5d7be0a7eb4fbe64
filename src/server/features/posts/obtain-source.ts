import type { Context } from '#server/context'
import type { User } from '#server/features/accounts/user'
import { AppError } from '#server/platform/errors'
import type { Article } from '#server/reading/article'
import { findArticle, insertArticle, type StoredArticle } from './article-repository.ts'

/** What an author gives to write from. */
export type SourceInput =
  | { kind: 'url'; url: string }
  | { kind: 'text'; text: string }
  | { kind: 'file'; bytes: Uint8Array; filename: string; mimeType: string }
  | { kind: 'article'; articleId: string }

/** A source as read and kept. */
export interface Source {
  article: StoredArticle
  text: string
}

/**
 * Reads what the author named, or finds what was read before, and keeps it.
 * @throws AppError not_found and everything the reader throws
 */
export async function obtainSource(
  ctx: Context,
  author: User,
  input: SourceInput,
  signal: AbortSignal,
): Promise<Source> {
  if (input.kind === 'article') {
    const found = await findArticle(ctx.db, author.id, input.articleId)
    if (!found) throw new AppError('not_found', 'This article is not here any more. Read it again.')
    return found
  }
  const article = await read(ctx, input, signal)
  const stored = await insertArticle(ctx.db, author.id, article, { kind: input.kind, readAt: ctx.now() })
  return { article: stored, text: article.text }
}

function read(ctx: Context, input: Exclude<SourceInput, { kind: 'article' }>, signal: AbortSignal): Promise<Article> {
  switch (input.kind) {
    case 'url':
      return ctx.reader.readUrl(input.url, { signal })
    case 'text':
      return Promise.resolve(ctx.reader.readText(input.text))
    case 'file':
      return ctx.reader.readDocument(input.bytes, { filename: input.filename, mimeType: input.mimeType, signal })
  }
}

/**
 * Stops what must not reach a writer: walls and empty pages never, a part of an article only with the author's word.
 * @throws AppError source_unreadable | source_partial
 */
export function requireReadable(article: StoredArticle, acceptPartial: boolean): void {
  switch (article.status) {
    case 'ok':
      return
    case 'partial':
    case 'paywalled': {
      if (acceptPartial) return
      const reason =
        article.status === 'paywalled'
          ? 'The rest of this article is behind a paywall.'
          : 'Only part of this article could be read.'
      throw new AppError('source_partial', `${reason} Write from the part that could be read, or paste the whole text.`)
    }
    case 'consent':
      throw new AppError(
        'source_unreadable',
        'This page shows a consent or login form instead of the article. Paste its text instead.',
      )
    case 'empty':
      throw new AppError('source_unreadable', 'No article was found on this page. Paste its text instead.')
    case 'unsupported':
      throw new AppError('source_unreadable', 'This kind of page can’t be read. Paste its text instead.')
  }
}
