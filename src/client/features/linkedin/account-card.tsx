import { errorMessage } from '#client/lib/api'
import { formatDate } from '#client/lib/formatting'
import { translate } from '#client/lib/server-message'
import { useConfig } from '#client/queries/config'
import {
  type LinkedinAccount,
  useChangeLinkedinAccount,
  useRemoveLinkedinAccount,
} from '#client/queries/linkedin/accounts'
import { Avatar } from '#client/ui/avatar'
import { Badge } from '#client/ui/badge'
import { Button, buttonClass } from '#client/ui/button'
import { confirmAction } from '#client/ui/confirm'
import { Cluster, Stack } from '#client/ui/layout'
import { SwitchLine } from '#client/ui/switch'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import styles from './account-card.module.css'
import { connectAddress } from './connect-address.ts'
import { SlotsField } from './slots-field.tsx'
import { linkedinTexts as texts } from './texts.ts'

const tones = { connected: 'ok', expiring: 'warn', expired: 'danger', paused: 'line' } as const

/** One account: who it is, how long it lasts, when its queue goes out, and how to stop it. */
export function AccountCard({ account }: { account: LinkedinAccount }) {
  const { name, pictureUrl, kind, state, isPaused, expiresAt } = account
  const canReconnect = useConfig()?.linkedin[kind] ?? false
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
      <div className={styles.head}>
        <Avatar src={pictureUrl} initial={name.slice(0, 1)} />
        <div>
          <h3 dir="auto">{name}</h3>
          <Text size={12} tone="dim">
            {texts.kinds[kind]}
          </Text>
        </div>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </div>
      <Text size={14} tone="dim">
        {state === 'expired'
          ? texts.expired
          : state === 'expiring'
            ? texts.expiring(formatDate(expiresAt))
            : texts.until(formatDate(expiresAt))}
      </Text>
      <SwitchLine
        label={texts.pause}
        hint={texts.pauseHint}
        checked={!isPaused}
        onChange={(isOn) => changing.mutate({ account, isPaused: !isOn })}
      />
      <SlotsField slots={account.slots} onChange={(slots) => changing.mutate({ account, slots })} />
      <Cluster>
        {canReconnect && (
          <a
            className={buttonClass({ size: 'sm', variant: state === 'connected' ? 'secondary' : 'primary' })}
            href={connectAddress(kind)}
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
