import { Grid, Stack } from '#client/ui/layout'
import { type WebhookEvent, webhookEvents } from '#shared/rules/webhooks'
import { webhookTexts as texts } from './texts.ts'
import styles from './webhooks.module.css'

/** What a webhook hears of. */
export function EventChoice({
  value,
  error,
  onChange,
}: {
  value: readonly WebhookEvent[]
  error: string | null
  onChange: (events: WebhookEvent[]) => void
}) {
  const isAll = value.length === webhookEvents.length
  return (
    <Stack as="fieldset" gap={4} className={styles.events}>
      <legend>{texts.form.events}</legend>
      <Line label={texts.form.all} isOn={isAll} onChange={(isOn) => onChange(isOn ? [...webhookEvents] : [])} />
      <Grid columns={2} until="phone" gap={4}>
        {webhookEvents.map((event) => (
          <Line
            key={event}
            label={texts.events[event]}
            isOn={value.includes(event)}
            isInvalid={error !== null}
            onChange={(isOn) =>
              onChange(webhookEvents.filter((each) => (each === event ? isOn : value.includes(each))))
            }
          />
        ))}
      </Grid>
      {error && (
        <p className={styles.problem} role="alert">
          {error}
        </p>
      )}
    </Stack>
  )
}

function Line({
  label,
  isOn,
  isInvalid = false,
  onChange,
}: {
  label: string
  isOn: boolean
  isInvalid?: boolean
  onChange: (isOn: boolean) => void
}) {
  return (
    <label className={styles.event}>
      <input
        type="checkbox"
        checked={isOn}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
