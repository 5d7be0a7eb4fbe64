import { useEffect, useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { type AppForm, useAppForm } from '#client/lib/form'
import { newId } from '#client/lib/new-id'
import type { LinkedinAccount } from '#client/queries/linkedin/accounts'
import type { Publication, Visibility } from '#client/queries/linkedin/publication-cache'
import { usePublish } from '#client/queries/linkedin/publications'
import type { PostDetail } from '#client/queries/posts/post-cache'
import { useTimeZone } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { DialogActions } from '#client/ui/dialog'
import { Field } from '#client/ui/field'
import { Grid, Stack } from '#client/ui/layout'
import { Select } from '#client/ui/select'
import { SwitchLine } from '#client/ui/switch'
import { toast } from '#client/ui/toast'
import { toCommentary } from '#shared/linkedin/little-text'
import { publishing, visibilities } from '#shared/rules/publishing'
import { askToRepeat } from '../card/ask-to-repeat.ts'
import { publishTexts as texts } from '../card/texts.ts'
import { AttachmentFields } from './attachment-fields.tsx'
import { OutgoingText } from './outgoing-text.tsx'
import styles from './publish-form.module.css'
import { firstChoice, outgoingAltTexts, type PublishValues, toRequest } from './publish-values.ts'
import { TimeFields } from './time-fields.tsx'
import { useVisualPages } from './use-visual-pages.ts'

/** From where, to whom, with what and when; beside it what LinkedIn will show. */
export function PublishForm({
  post,
  accounts,
  onSent,
  onBusy,
  onClose,
}: {
  post: PostDetail
  accounts: readonly LinkedinAccount[]
  onSent: (publication: Publication) => void
  onBusy: (isBusy: boolean) => void
  onClose: () => void
}) {
  const timeZone = useTimeZone()
  const publish = usePublish(post.id)
  const pages = useVisualPages(post.visual)
  /** The same at each try: what arrived although its answer was lost is not planned a second time. */
  const [id] = useState(newId)
  const [isTimeFine, setIsTimeFine] = useState(true)
  const form = useAppForm<PublishValues, Publication>({
    initial: firstChoice(accounts, timeZone, Date.now()),
    send: (values) => askToRepeat((again) => publish.mutateAsync({ id, ...toRequest(values, pages), ...again })),
    onSent,
    onFailure: (error) => {
      toast({ kind: 'error', title: texts.failed, description: errorMessage(error) })
      return undefined
    },
  })
  const { values, change, isSending } = form
  useEffect(() => onBusy(isSending), [isSending, onBusy])
  const account = accounts.find(({ id }) => id === values.accountId)
  const isTooLong = toCommentary(post.content).length > publishing.characters
  const hasLongAlt = outgoingAltTexts(values, pages).some((text) => text.length > publishing.altTextCharacters)
  const isWaiting = values.when !== 'now'

  return (
    <form {...form.props}>
      <Grid columns={2} gap={24} until="phone" className={styles.fields}>
        <Stack gap={16}>
          <AccountField form={form} accounts={accounts} />
          <Field label={texts.visibility}>
            {(control) => (
              <Select
                {...control}
                value={values.visibility}
                onChange={({ target }) => change({ visibility: target.value as Visibility })}
              >
                {visibilities.map((visibility) => (
                  <option key={visibility} value={visibility}>
                    {texts.visibilities[visibility]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <SwitchLine
            label={texts.reshare}
            checked={!values.isReshareDisabled}
            onChange={(isAllowed) => change({ isReshareDisabled: !isAllowed })}
          />
          <TimeFields form={form} account={account} onJudged={setIsTimeFine} />
        </Stack>
        <Stack gap={16}>
          <OutgoingText text={post.content} />
          <AttachmentFields post={post} pages={pages} form={form} />
        </Stack>
      </Grid>
      <DialogActions>
        <Button variant="quiet" onClick={onClose} aria-disabled={isSending}>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          variant="primary"
          disabled={isTooLong || hasLongAlt || !isTimeFine || account?.state === 'expired'}
          pending={isSending}
          pendingLabel={isWaiting ? texts.scheduling : texts.sending}
        >
          {texts.submit[values.when]}
        </Button>
      </DialogActions>
    </form>
  )
}

function AccountField({ form, accounts }: { form: AppForm<PublishValues>; accounts: readonly LinkedinAccount[] }) {
  const account = accounts.find(({ id }) => id === form.values.accountId)
  return (
    <Field
      label={texts.account}
      hint={account?.isPaused && account.state !== 'expired' ? texts.paused : undefined}
      error={account?.state === 'expired' ? texts.expired : null}
    >
      {(control) => (
        <Select
          {...control}
          value={form.values.accountId}
          onChange={({ target }) => form.change({ accountId: target.value })}
        >
          {accounts.map((each) => (
            <option key={each.id} value={each.id}>
              {nameOf(each)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function nameOf({ name, state, isPaused }: LinkedinAccount): string {
  if (state === 'expired') return texts.expiredAccount(name)
  return isPaused ? texts.pausedAccount(name) : name
}
