import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { useAddFeed } from '#client/queries/feeds'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { Input } from '#client/ui/input'
import { Stack } from '#client/ui/layout'
import { toast } from '#client/ui/toast'
import { limits } from '#shared/rules/limits'
import styles from './feeds.module.css'
import { feedTexts } from './texts.ts'

/** Follows the feed at an address; the field shows a refusal, and keeps the address. */
export function AddFeed() {
  const texts = feedTexts.feeds
  const adding = useAddFeed()
  const form = useAppForm({
    initial: { url: '' },
    draft: 'feed.new',
    check: ({ url }) => ({ url: url.trim() === '' && texts.addressMissing }),
    send: ({ url }) => adding.mutateAsync(url.trim()),
    onSent: ({ title }) => {
      form.restart({ url: '' })
      toast({ kind: 'success', title: texts.added(title) })
    },
    onFailure: (error) => ({ url: errorMessage(error) }),
  })
  const { error, value, onChange, name } = form.field('url')
  return (
    <Stack as="form" gap={12} align="start" {...form.props}>
      <div className={styles.address}>
        <Field label={texts.address} hint={texts.addressHint} error={error}>
          {(control) => (
            <Input
              {...control}
              name={name}
              value={value}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              maxLength={limits.addressCharacters}
              placeholder="https://"
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="primary" pending={form.isSending} pendingLabel={texts.adding}>
        {texts.add}
      </Button>
    </Stack>
  )
}
