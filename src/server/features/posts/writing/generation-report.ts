import type { Context } from '#server/context/context'
import { toAppError } from '#server/platform/http/answer-error'
import type { GenerationFacts } from '#server/platform/metrics/measure'
import type { WrittenPost } from '#server/writing/writer'
import type { UserId } from '#shared/contract/ids'
import type { ModelId } from '#shared/rules/models'
import type { StoredArticle } from '../store/article-repository.ts'

/** Reports one generation: a line in the log and its metrics. Neither texts nor addresses. */
export interface GenerationReport {
  /** Its source has been read. */
  source(article: Pick<StoredArticle, 'kind' | 'status' | 'readAt'>): void
  /** The model is called now. */
  asked(): void
  /** Words arrived. */
  words(): void
  /** The whole text has arrived. */
  written(post?: Pick<WrittenPost, 'usage'>): void
  failed(error: unknown): void
  /** Writes the report. */
  end(): void
}

export function startReport(
  ctx: Context,
  facts: { kind: GenerationFacts['kind']; model: ModelId; userId: UserId },
): GenerationReport {
  const startedAt = performance.now()
  const begunAt = ctx.now()
  const figures = {
    outcome: 'ok',
    firstWordsMs: null as number | null,
    writingMs: null as number | null,
    tokensIn: null as number | null,
    tokensOut: null as number | null,
  }
  let askedAt = startedAt
  let source: object = {}

  return {
    source({ kind, status, readAt }) {
      source = { source: kind, read: status, readBefore: readAt < begunAt }
    },
    asked() {
      askedAt = performance.now()
    },
    words() {
      figures.firstWordsMs ??= sinceMs(askedAt)
    },
    written(post) {
      figures.writingMs = sinceMs(askedAt)
      figures.tokensIn = post?.usage?.tokensIn ?? null
      figures.tokensOut = post?.usage?.tokensOut ?? null
    },
    failed(error) {
      figures.outcome = toAppError(error)?.code ?? 'unexpected'
    },
    end() {
      const { kind, model, userId } = facts
      ctx.metrics.noteGeneration({ kind, model, ...figures })
      ctx.log.info({ kind, model, userId, ...source, ...figures, ms: sinceMs(startedAt) }, 'a generation ended')
    },
  }
}

function sinceMs(from: number): number {
  return Math.round(performance.now() - from)
}
