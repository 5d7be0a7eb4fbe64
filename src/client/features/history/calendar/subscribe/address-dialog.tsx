import { Copy } from 'lucide-react'
import { errorMessage } from '#client/lib/api'
import { formatDate, formatMomentIn } from '#client/lib/formatting'
import { useCalendarAddress, useCreateCalendarAddress } from '#client/queries/calendar-address'
import { useTimeZone } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { confirmAction } from '#client/ui/confirm'
import { copyText } from '#client/ui/copy-text'
import { Dialog } from '#client/ui/dialog'
import { Stack } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { ReadOnlyField } from '#client/ui/read-only-field'
import { TextSkeleton } from '#client/ui/skeleton'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import styles from './address-dialog.module.css'
import { subscribeTexts as texts } from './texts.ts'

/** Makes the calendar's secret address, shows it once, and renews it. */
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
      <Stack gap={16} className={styles.content}>
        {made !== undefined ? (
          <NewAddress url={made} />
        ) : query.data ? (
          <PresentAddress address={query.data.address} />
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

function PresentAddress({
  address,
}: {
  address: NonNullable<ReturnType<typeof useCalendarAddress>['data']>['address']
}) {
  const timeZone = useTimeZone()
  if (!address) return <p>{texts.about}</p>
  return (
    <>
      <p>
        {texts.present(formatDate(address.createdAt), address.fetchedAt && formatMomentIn(address.fetchedAt, timeZone))}
      </p>
      <p>{texts.renewHint}</p>
    </>
  )
}

function NewAddress({ url }: { url: string }) {
  const words = texts.made
  return (
    <>
      <p>{words.once}</p>
      <ReadOnlyField label={words.label} value={url} />
      <div>
        <Button icon={Copy} onClick={() => void copyText(url, words)}>
          {words.copy}
        </Button>
      </div>
    </>
  )
}
