import { errorMessage } from '#client/lib/api'
import { formatClock, formatDate } from '#client/lib/formatting'
import { translate } from '#client/lib/server-message'
import { useConfig } from '#client/queries/config'
import {
  type LinkedinAccount,
  useChangeLinkedinAccount,
  useRemoveLinkedinAccount,
} from '#client/queries/linkedin/accounts'
import { useTimeZone, useUser } from '#client/queries/user'
import { Avatar } from '#client/ui/avatar'
import { Badge } from '#client/ui/badge'
import { Button, buttonClass } from '#client/ui/button'
import { confirmAction } from '#client/ui/confirm'
import { Hint } from '#client/ui/field'
import { Cluster, Grid, Stack } from '#client/ui/layout'
import { SwitchLine } from '#client/ui/switch'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { appKindOf } from '#shared/rules/linkedin'
import styles from './account-card.module.css'
import { connectAddress } from './connect-address.ts'
import { LendingFields } from './lending-fields.tsx'
import { linkedinTexts as texts } from './texts.ts'
import { WeeklyTimesField } from './weekly-times-field.tsx'

const tones = { connected: 'ok', expiring: 'warn', expired: 'danger', paused: 'line' } as const

/** One account: its name, expiry, queue times, and buttons to pause or remove it. */
export function AccountCard({ account }: { account: LinkedinAccount }) {
  const { name, pictureUrl, kind, state, isPaused, isRenewed, expiresAt, callsToday } = account
  const hasTeams = (useUser().user?.teams ?? 0) > 0
  const timeZone = useTimeZone()
  const apps = useConfig()?.linkedin
  const app = appKindOf(account)
  const canReconnect = apps?.[app] ?? false
  const canMove = app === 'person' && (apps?.community ?? false)
  const onError = (error: Error) => toast({ kind: 'error', title: texts.failed, description: errorMessage(error) })
  const changing = useChangeLinkedinAccount({ onError })
  const removing = useRemoveLinkedinAccount({
    onSuccess: (said) => toast({ kind: 'success', title: texts.disconnected, description: translate(said) }),
    onError,
  })

  async function disconnect() {
    if (await confirmAction({ ...texts.disconnectQuestion(name), danger: true })) removing.mutate(account)
  }

  return (
    <Stack as="article" gap={16} className={styles.card} aria-label={name}>
      <Grid columns="auto minmax(0, 1fr) auto" align="center" gap={12}>
        <Avatar src={pictureUrl} initial={name.slice(0, 1)} />
        <div>
          <h3 dir="auto">{name}</h3>
          <Text size={12} tone="dim">
            {texts.kinds[kind]}
          </Text>
        </div>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </Grid>
      <Text size={14} tone="dim">
        {state === 'expired'
          ? texts.expired
          : state === 'expiring'
            ? texts.expiring(formatDate(expiresAt))
            : isRenewed
              ? texts.renewed
              : texts.until(formatDate(expiresAt))}
      </Text>
      {callsToday && <Text size={14}>{texts.callsToday(callsToday, formatClock(callsToday.endsAt, timeZone))}</Text>}
      <SwitchLine
        label={texts.pause}
        hint={texts.pauseHint}
        checked={!isPaused}
        onChange={(isOn) => changing.mutate({ account, isPaused: !isOn })}
      />
      <WeeklyTimesField slots={account.slots} onChange={(slots) => changing.mutate({ account, slots })} />
      {hasTeams && <LendingFields account={account} />}
      {canMove && <Hint>{texts.moveHint}</Hint>}
      <Cluster>
        {canMove && (
          <a className={buttonClass({ size: 'sm' })} href={connectAddress('community')}>
            {texts.move}
          </a>
        )}
        {canReconnect && (
          <a
            className={buttonClass({ size: 'sm', variant: state === 'connected' ? 'secondary' : 'primary' })}
            href={connectAddress(app)}
          >
            {texts.reconnect}
          </a>
        )}
        <Button size="sm" variant="quiet-danger" pending={removing.isPending} onClick={() => void disconnect()}>
          {texts.disconnect}
        </Button>
      </Cluster>
    </Stack>
  )
}
