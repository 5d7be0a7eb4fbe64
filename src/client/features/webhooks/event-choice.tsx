import { CheckGroup, CheckLine } from '#client/ui/check-list'
import { Grid } from '#client/ui/layout'
import { type WebhookEvent, webhookEvents } from '#shared/rules/webhooks'
import { webhookTexts as texts } from './texts.ts'

/** The events that a webhook receives. */
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
    <CheckGroup label={texts.form.events} error={error}>
      <CheckLine label={texts.form.all} isOn={isAll} onChange={(isOn) => onChange(isOn ? [...webhookEvents] : [])} />
      <Grid columns={2} until="phone" gap={4}>
        {webhookEvents.map((event) => (
          <CheckLine
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
    </CheckGroup>
  )
}
