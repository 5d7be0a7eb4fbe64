import { Check, MessageSquareWarning } from 'lucide-react'
import { useRef, useState } from 'react'
import { VideoPlayer } from '#client/features/attachments/video-player'
import { GivenPages } from '#client/features/preview/given-pages'
import { LazyPreview } from '#client/features/preview/lazy-preview'
import { formatDate } from '#client/lib/formatting'
import { type GuestReview, useDecideByLink } from '#client/queries/review-links'
import { Button } from '#client/ui/button'
import { Cluster, Stack } from '#client/ui/layout'
import { PageTitle } from '#client/ui/page-head'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { defaultLanguage, languageFromCode } from '#shared/rules/languages'
import type { ReviewDecision } from '#shared/rules/reviews'
import type { Quote } from '#shared/text/quote-anchor'
import { CommentsSection } from '../comments/comments-section.tsx'
import { DecisionDialog } from '../decision-dialog.tsx'
import { DecisionList } from '../decision-list.tsx'
import { Difference } from '../difference.tsx'
import { Fold } from '../parts/fold.tsx'
import { useGuestName } from '../parts/use-guest-name.ts'
import { Standing } from '../standing.tsx'
import { reviewTexts } from '../texts.ts'
import { GuestCheck, GuestSources } from './guest-sources.tsx'
import styles from './review-page.module.css'
import { SelectionBar } from './selection-bar.tsx'
import { pageTexts as texts } from './texts.ts'
import { useGuestBoard } from './use-guest-board.ts'

/** What a private link shows. Who approved the post by it before reads first what has changed since. */
export function GuestReviewView({ token, review }: { token: string; review: GuestReview }) {
  const guest = useGuestName()
  const board = useGuestBoard(token, review.text, guest)
  const [read, setRead] = useState(review.text)
  const decide = useDecideByLink(token, { onSuccess: ({ text }) => setRead(text) })
  const [deciding, setDeciding] = useState<{ decision: ReviewDecision; version: number; subject: string } | null>(null)
  const [quoted, setQuoted] = useState<Quote | null>(null)
  const post = useRef<HTMLDivElement>(null)
  const language = languageFromCode(review.language) ?? defaultLanguage
  const change = changeOf(review, read)
  // of the text as it is read now: what changes while the window is open is refused
  const begin = (decision: ReviewDecision) =>
    setDeciding({ decision, version: review.version, subject: review.subject })

  const preview = (
    <LazyPreview
      post={{ id: '', hasVisual: review.pages > 0 || review.isVideo }}
      text={review.text}
      mentions={review.mentions}
      user={null}
      given={{
        author: review.plan?.accountName ?? review.author,
        visual: review.isVideo ? (
          <VideoPlayer video={{ url: fileOf(token), name: texts.video }} />
        ) : (
          <GivenPages
            addressOf={(page) => `/api/review/${encodeURIComponent(token)}/pages/${page}`}
            altTexts={review.altTexts}
          />
        ),
        poll: review.poll,
      }}
    />
  )

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Stack gap={12}>
          <PageTitle>{texts.titleOf(review.team)}</PageTitle>
          <Standing review={review} />
        </Stack>
        {review.mayDecide && (
          <Cluster role="group" aria-label={texts.actions} className={styles.actions}>
            <Button icon={MessageSquareWarning} onClick={() => begin('request-changes')}>
              {reviewTexts.requestChanges}
            </Button>
            {review.state !== 'approved' && (
              <Button variant="primary" icon={Check} onClick={() => begin('approve')}>
                {reviewTexts.approve}
              </Button>
            )}
          </Cluster>
        )}
      </header>
      <Stack gap={16} className={styles.post} ref={post}>
        {change && (
          <Difference
            title={change.title}
            level={2}
            before={change.before}
            after={review.text}
            lang={review.language}
          />
        )}
        {change?.isOnly ? <Fold title={texts.wholePost}>{preview}</Fold> : preview}
        <AltTexts altTexts={review.altTexts} />
        {review.hasFile && (
          <p>
            <a href={fileOf(token)}>{review.isVideo ? texts.wholeVideo : texts.wholeFile}</a>
          </p>
        )}
      </Stack>
      <Stack gap={32} className={styles.side}>
        <DecisionList decisions={review.decisions} level={2} />
        <CommentsSection
          board={board}
          level={2}
          language={language}
          root={post}
          selected={quoted}
          onSent={() => setQuoted(null)}
        />
        <GuestCheck review={review} language={language} />
        <GuestSources review={review} />
        <Text size={14} tone="dim">
          {texts.until(formatDate(review.expiresAt))}
        </Text>
      </Stack>
      <SelectionBar root={post} text={review.text} onComment={setQuoted} />
      {deciding && (
        <DecisionDialog
          decision={deciding.decision}
          draft={token}
          guest={guest}
          send={async (written) => {
            await decide.mutateAsync({ ...written, version: deciding.version, subject: deciding.subject })
            toast({ kind: 'success', ...(written.decision === 'approve' ? texts.approved : texts.requested) })
          }}
          onClose={() => setDeciding(null)}
        />
      )}
    </div>
  )
}

function fileOf(token: string): string {
  return `/api/review/${encodeURIComponent(token)}/file`
}

/** What of the post its reader has not seen yet; null: nothing. */
function changeOf(
  { approvedText, text, state }: Pick<GuestReview, 'approvedText' | 'text' | 'state'>,
  /** The text as it was when the page was opened, or decided about. */
  read: string,
): { title: string; before: string; isOnly: boolean } | null {
  const since = { title: reviewTexts.sinceApproved, before: approvedText ?? '' }
  if (approvedText !== null && approvedText !== text) return { ...since, isOnly: true }
  if (read !== text) return { title: reviewTexts.sinceRead, before: read, isOnly: false }
  return approvedText !== null && state === 'changed' ? { ...since, isOnly: false } : null
}

function AltTexts({ altTexts }: { altTexts: readonly string[] }) {
  if (altTexts.length === 0) return null
  return (
    <Fold title={texts.altTexts}>
      <ul>
        {altTexts.map((words, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pages stay where they are
          <Text as="li" size={14} tone="dim" key={index} dir="auto">
            {texts.altText(index + 1, words || texts.noAltText)}
          </Text>
        ))}
      </ul>
    </Fold>
  )
}
