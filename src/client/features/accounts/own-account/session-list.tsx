import { errorMessage } from '#client/lib/api'
import { formatDateTime } from '#client/lib/formatting'
import { translate } from '#client/lib/server-message'
import { type Session, useEndOtherSessions, useSessions } from '#client/queries/sessions'
import { Badge } from '#client/ui/badge'
import { Button } from '#client/ui/button'
import { confirmAction } from '#client/ui/confirm'
import { FormSection } from '#client/ui/form-section'
import { Cluster, Stack } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { describeBrowser } from './describe-browser.ts'
import styles from './session-list.module.css'
import { texts } from './texts.ts'

/** The user's sessions, and a button that ends all others. */
export function SessionList() {
  const sessions = useSessions()
  return (
    <FormSection title={texts.sessions.title}>
      {sessions.data ? (
        <>
          <ul className={styles.sessions}>
            {sessions.data.map((session) => (
              <SessionRow key={`${session.createdAt} ${session.userAgent}`} session={session} />
            ))}
          </ul>
          {sessions.data.every(({ isCurrent }) => isCurrent) ? (
            <Text size={14} tone="dim">
              {texts.sessions.only}
            </Text>
          ) : (
            <EndOthers />
          )}
        </>
      ) : sessions.error ? (
        <LoadFailure level={3} title={texts.sessions.failed} query={sessions} />
      ) : (
        <Skeleton label={texts.sessions.loading} className={styles.sessions}>
          <Stack gap={2} className={styles.session}>
            <Bone width="45%" height="16px" />
            <Bone width="70%" height="14px" />
          </Stack>
        </Skeleton>
      )}
    </FormSection>
  )
}

function SessionRow({ session }: { session: Session }) {
  return (
    <Stack as="li" gap={2} className={styles.session}>
      <Cluster as="span">
        <b>{describeBrowser(session.userAgent) || texts.sessions.unknownBrowser}</b>
        {session.isCurrent && <Badge tone="ok">{texts.sessions.current}</Badge>}
      </Cluster>
      <Text as="span" size={14} tone="dim">
        {texts.sessions.used(formatDateTime(session.lastSeenAt))},{' '}
        {texts.sessions.since(formatDateTime(session.createdAt))}
      </Text>
    </Stack>
  )
}

function EndOthers() {
  const ending = useEndOtherSessions({
    onSuccess: (answer) => toast({ kind: 'success', title: texts.sessions.done, description: translate(answer) }),
    onError: (error) => toast({ kind: 'error', title: texts.sessions.endFailed, description: errorMessage(error) }),
  })
  async function ask() {
    if (await confirmAction(texts.sessions.question)) ending.mutate()
  }
  return (
    <Button start pending={ending.isPending} pendingLabel={texts.sessions.ending} onClick={() => void ask()}>
      {texts.sessions.end}
    </Button>
  )
}
