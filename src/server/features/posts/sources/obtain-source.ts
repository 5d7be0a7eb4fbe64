import type { Context } from '#server/context/context'
import { AppError } from '#server/platform/errors'
import type { Article, DocumentFile } from '#server/reading/article'
import { questionOf, refusalOf } from '#server/reading/refusals'
import type { WorkspaceId } from '#shared/contract/ids'
import { hourMs } from '#shared/time/durations'
import { findArticle, findRecentReading, insertArticle, type StoredArticle } from '../store/article-repository.ts'

/** The source that an author gives. */
export type SourceInput =
  /** With `readAgain`, read again even if a recent reading exists. */
  | { kind: 'url'; url: string; readAgain: boolean }
  /** As its reader's browser has it; the address is only stored. */
  | { kind: 'page'; url: string; html: string }
  | { kind: 'text'; text: string }
  | { kind: 'file'; file: DocumentFile; filename: string; mimeType: string; speakerNotes?: boolean | undefined }
  | { kind: 'article'; articleId: string }

/** A source after reading and storing. */
export interface Source {
  article: StoredArticle
  text: string
}

/** How long a reading serves its reader again. */
const servesAgainMs = hourMs

/**
 * Reads the author's source, or reuses this author's recent reading, and stores it.
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

/** Also for someone else's articles. */
export function articleNotFound(): AppError {
  return new AppError('not_found', 'articleGone')
}

/**
 * Refuses sources that must not reach a writer: walls and empty pages always, a partial article unless the author
 * accepts it.
 * @throws AppError source_unreadable | source_partial
 */
export function requireReadable(article: StoredArticle, acceptPartial: boolean): void {
  const refusal = refusalOf(article) ?? (acceptPartial ? null : questionOf(article))
  if (refusal) throw refusal
}
