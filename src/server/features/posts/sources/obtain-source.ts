import type { Context } from '#server/context/context'
import { AppError } from '#server/platform/errors'
import type { Article, DocumentFile } from '#server/reading/article'
import { questionOf, refusalOf } from '#server/reading/refusals'
import type { WorkspaceId } from '#shared/contract/ids'
import { hourMs } from '#shared/time/durations'
import { findArticle, findRecentReading, insertArticle, type StoredArticle } from '../store/article-repository.ts'

/** What an author gives to write from. */
export type SourceInput =
  /** Read anew with `readAgain`, whatever is at hand. */
  | { kind: 'url'; url: string; readAgain: boolean }
  /** As its reader's browser has it; the address is only kept. */
  | { kind: 'page'; url: string; html: string }
  | { kind: 'text'; text: string }
  | { kind: 'file'; file: DocumentFile; filename: string; mimeType: string; speakerNotes?: boolean | undefined }
  | { kind: 'article'; articleId: string }

/** A source as read and kept. */
export interface Source {
  article: StoredArticle
  text: string
}

/** For how long a page that was read serves its reader again. */
const servesAgainMs = hourMs

/**
 * Reads what the author named, or finds what this author read before, and keeps it.
 * @param onStage called with `fetching` while a page is fetched, then with `reading`
 * @throws AppError not_found and everything the reader throws
 */
export async function obtainSource(
  ctx: Context,
  ownerId: WorkspaceId,
  input: SourceInput,
  signal: AbortSignal,
  onStage: (stage: 'fetching' | 'reading') => void = () => {},
): Promise<Source> {
  switch (input.kind) {
    case 'article': {
      onStage('reading')
      const found = await findArticle(ctx.db, ownerId, input.articleId)
      if (!found) throw articleNotFound()
      return found
    }
    case 'url': {
      const { url, readAgain } = input
      const recent = readAgain ? undefined : await findRecentReading(ctx.db, ownerId, url, ctx.now() - servesAgainMs)
      onStage(recent ? 'reading' : 'fetching')
      if (recent) return recent
      const article = await ctx.reader.readUrl(url, { signal, onFetched: () => onStage('reading') })
      return keep(ctx, ownerId, article, { kind: 'url', requestedUrl: url })
    }
    case 'page': {
      onStage('reading')
      const { url, html } = input
      const article = await ctx.reader.readPage(html, url, { signal })
      return keep(ctx, ownerId, article, { kind: 'url', requestedUrl: url, isHandedOver: true })
    }
    case 'text':
      onStage('reading')
      return keep(ctx, ownerId, ctx.reader.readText(input.text), { kind: 'text' })
    case 'file': {
      onStage('reading')
      const { file, filename, mimeType, speakerNotes } = input
      const article = await ctx.reader.readDocument(file, { filename, mimeType, speakerNotes, signal })
      return keep(ctx, ownerId, article, { kind: 'file' })
    }
  }
}

async function keep(
  ctx: Context,
  ownerId: WorkspaceId,
  article: Article,
  origin: { kind: StoredArticle['kind']; requestedUrl?: string; isHandedOver?: boolean },
): Promise<Source> {
  const stored = await insertArticle(ctx.db, ownerId, article, { ...origin, readAt: ctx.now() })
  return { article: stored, text: article.text }
}

/** Said of articles that are someone else's, too. */
export function articleNotFound(): AppError {
  return new AppError('not_found', 'articleGone')
}

/**
 * Stops what must not reach a writer: walls and empty pages never, a part of an article only with the author's word.
 * @throws AppError source_unreadable | source_partial
 */
export function requireReadable(article: StoredArticle, acceptPartial: boolean): void {
  const refusal = refusalOf(article) ?? (acceptPartial ? null : questionOf(article))
  if (refusal) throw refusal
}
