import { Copy } from 'lucide-react'
import { errorMessage } from '#client/lib/api'
import { writeClipboard } from '#client/lib/clipboard'
import { formatDate, formatMomentIn } from '#client/lib/formatting'
import { useCalendarAddress, useCreateCalendarAddress } from '#client/queries/calendar-address'
import { useTimeZone } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { confirmAction } from '#client/ui/confirm'
import { Dialog } from '#client/ui/dialog'
import { Field } from '#client/ui/field'
import { Input } from '#client/ui/input'
import { Stack } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { TextSkeleton } from '#client/ui/skeleton'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { subscribeTexts as texts } from './texts.ts'

/** Makes the secret address of one's calendar, shows it this once, and renews it. */
export function AddressDialog({ onClose }: { onClose: () => void }) {
  const query = useCalendarAddress()
  const creating = useCreateCalendarAddress({
    onError: (error) => toast({ kind: 'error', title: texts.createFailed, description: errorMessage(error) }),
  })
  const made = creating.data?.url
  const address = query.data?.address

  async function create() {
    if (address && !(await confirmAction({ ...texts.renewQuestion, danger: true }))) return
    creating.mutate()
  }

  return (
    <Dialog
      title={texts.title}
      open
      onClose={onClose}
      actions={
        <>
          <Button variant={made ? 'primary' : 'quiet'} onClick={onClose}>
            {texts.close}
          </Button>
          {made === undefined && query.data && (
            <Button
              variant={address ? 'secondary' : 'primary'}
              pending={creating.isPending}
              pendingLabel={texts.creating}
              onClick={() => void create()}
            >
              {address ? texts.renew : texts.create}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        {made !== undefined ? (
          <Made url={made} />
        ) : query.data ? (
          <Standing address={query.data.address} />
        ) : query.error ? (
          <LoadFailure level={3} title={texts.failed} query={query} />
        ) : (
          <TextSkeleton label={texts.loading} widths={[84, 62]} />
        )}
        <Text size={14} tone="dim">
          {texts.help}
        </Text>
      </Stack>
    </Dialog>
  )
}

function Standing({ address }: { address: NonNullable<ReturnType<typeof useCalendarAddress>['data']>['address'] }) {
  const timeZone = useTimeZone()
  if (!address) return <p>{texts.about}</p>
  return (
    <>
      <p>
        {texts.standing(
          formatDate(address.createdAt),
          address.fetchedAt && formatMomentIn(address.fetchedAt, timeZone),
        )}
      </p>
      <p>{texts.renewHint}</p>
    </>
  )
}

function Made({ url }: { url: string }) {
  return (
    <>
      <p>{texts.made.once}</p>
      <Field label={texts.made.label}>
        {(control) => <Input {...control} readOnly value={url} onFocus={({ target }) => target.select()} />}
      </Field>
      <div>
        <Button icon={Copy} onClick={() => void copy(url)}>
          {texts.made.copy}
        </Button>
      </div>
    </>
  )
}

async function copy(url: string): Promise<void> {
  try {
    await writeClipboard(url)
    toast({ kind: 'success', ...texts.made.copied })
  } catch (error) {
    console.error('Copying failed', error)
    toast({ kind: 'error', ...texts.made.copyFailed })
  }
}
