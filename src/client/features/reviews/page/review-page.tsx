import { ApiError } from '#client/lib/api'
import { useReviewLink } from '#client/queries/review-links'
import { LoadFailure } from '#client/ui/load-failure'
import { MessagePage } from '#client/ui/message-page'
import { PageTitle } from '#client/ui/page-head'
import { TextSkeleton } from '#client/ui/skeleton'
import { GuestReviewView } from './guest-review-view.tsx'
import { pageTexts as texts } from './texts.ts'
import { useHash } from './use-hash.ts'

/** A post as it will go out, for someone without an account who reads it, comments on it, and may decide about it. */
export function ReviewPage() {
  const token = useHash()
  const query = useReviewLink(token)
  const { data, error } = query
  if (token === '') return <Message {...texts.incomplete} />
  if (error instanceof ApiError && error.status === 410) return <Message {...texts.over} />
  if (data) return <GuestReviewView key={token} token={token} review={data} />
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      {error ? (
        <LoadFailure title={texts.failed} query={query} />
      ) : (
        <TextSkeleton label={texts.loading} widths={[40, 94, 88, 72]} />
      )}
    </>
  )
}

function Message({ title, text }: { title: string; text: string }) {
  return (
    <MessagePage title={title}>
      <p>{text}</p>
    </MessagePage>
  )
}
