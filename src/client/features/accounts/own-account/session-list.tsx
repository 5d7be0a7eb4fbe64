import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, sentenceOf } from '#client/lib/api'
import { formatDateTime } from '#client/lib/formatting'
import { queryKeys } from '#client/lib/query'
import { Badge } from '#client/ui/badge'
import { Button } from '#client/ui/button'
import { confirmAction } from '#client/ui/dialog'
import { FormSection } from '#client/ui/form-section'
import { Notice } from '#client/ui/notice'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { toast } from '#client/ui/toast'
import type { Answer } from '#shared/contract/contract'
import { describeBrowser } from './describe-browser.ts'
import { texts } from './texts.ts'

const words = texts.sessions

type Session = Answer<'listSessions'>[number]

/** Where one is signed in, and the way to end it everywhere else. */
export function SessionList() {
  const sessions = useQuery({
    queryKey: queryKeys.sessions,
    queryFn: ({ signal }) => callApi('listSessions', { signal }),
    staleTime: 0, // a stranger's session should not show five minutes late
  })
  return (
    <FormSection title={words.title} text={words.text}>
      {sessions.data ? (
        <>
          <ul className="sessions">
            {sessions.data.map((session) => (
              <SessionRow key={`${session.createdAt} ${session.userAgent}`} session={session} />
            ))}
          </ul>
          {sessions.data.every(({ isCurrent }) => isCurrent) ? <p className="t14 dim">{words.only}</p> : <EndOthers />}
        </>
      ) : sessions.error ? (
        <Notice
          kind="error"
          level={3}
          title={words.failed}
          text={sentenceOf(sessions.error)}
          action={
            <Button pending={sessions.isFetching} pendingLabel={words.retrying} onClick={() => void sessions.refetch()}>
              {words.retry}
            </Button>
          }
        />
      ) : (
        <Skeleton label={words.loading} className="sessions">
          <div className="session">
            <Bone width="45%" height="16px" />
            <Bone width="70%" height="14px" />
          </div>
        </Skeleton>
      )}
    </FormSection>
  )
}

function SessionRow({ session }: { session: Session }) {
  return (
    <li className="session">
      <span className="row wrap">
        <b>{describeBrowser(session.userAgent) || words.unknownBrowser}</b>
        {session.isCurrent && <Badge tone="ok">{words.current}</Badge>}
      </span>
      <span className="t14 dim">
        {words.used(formatDateTime(session.lastSeenAt))}, {words.since(formatDateTime(session.createdAt))}
      </span>
    </li>
  )
}

function EndOthers() {
  const cache = useQueryClient()
  const ending = useMutation({
    mutationFn: () => callApi('endSessions'),
    onSuccess: ({ message }) => {
      cache.setQueryData<Session[]>(queryKeys.sessions, (sessions) => sessions?.filter(({ isCurrent }) => isCurrent))
      toast({ kind: 'success', title: words.done, description: message })
    },
    onError: (error) => toast({ kind: 'error', title: words.endFailed, description: sentenceOf(error) }),
  })
  async function ask() {
    if (await confirmAction(words.question)) ending.mutate()
  }
  return (
    <Button className="start" pending={ending.isPending} pendingLabel={words.ending} onClick={() => void ask()}>
      {words.end}
    </Button>
  )
}
