import { useMemo, useState } from 'react'
import { keyTexts } from '#client/features/api-keys/texts'
import { errorMessage } from '#client/lib/api'
import { useSearchParams } from '#client/lib/use-search-params'
import { type AppRequest, type DescribedRequest, useAllowApp, useAppRequest } from '#client/queries/connected-apps'
import { Button, ButtonLink, buttonClass } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { CheckList } from '#client/ui/check-list'
import { Field } from '#client/ui/field'
import { Stack } from '#client/ui/layout'
import { PageTitle } from '#client/ui/page-head'
import { Select } from '#client/ui/select'
import { Spinner } from '#client/ui/spinner'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { routes } from '#shared/contract/pages'
import type { KeyScope } from '#shared/rules/api-keys'
import { appTexts } from './texts.ts'
import { useSettledPage } from './use-settled-page.ts'

const texts = appTexts.consent

/** /authorize: a third-party app asks to act for the person. @param leave goes to the app with the answer */
export function ConsentPanel({
  email,
  leave = (address) => location.assign(address),
}: {
  email: string
  leave?: (address: string) => void
}) {
  const request = useRequest()
  const { data, error } = useAppRequest(request)
  return (
    <Stack gap={24}>
      <PageTitle>{texts.title}</PageTitle>
      {data ? (
        <Described described={data} request={request} email={email} leave={leave} />
      ) : error ? (
        <Callout
          kind="error"
          title={texts.unreadable}
          text={errorMessage(error)}
          action={
            <ButtonLink href={routes.home.path} variant="primary">
              {texts.home}
            </ButtonLink>
          }
        />
      ) : (
        <Spinner label={texts.loading} />
      )}
    </Stack>
  )
}

/** As the app put it into the address. */
function useRequest(): AppRequest {
  const [params] = useSearchParams()
  return useMemo(
    () => ({ client_id: '', redirect_uri: '', ...(Object.fromEntries(params) as Partial<AppRequest>) }),
    [params],
  )
}

interface Asked {
  described: DescribedRequest
  request: AppRequest
  email: string
  leave: (address: string) => void
}

function Described({ described, ...asked }: Asked) {
  const { name, host, redirectHost, scopes, back } = described
  return (
    <>
      <Stack gap={8}>
        <p>
          <b dir="auto">{name}</b> {texts.asks}
        </p>
        <p>{host === null ? texts.undocumented : texts.documented(host)}</p>
        <p>
          {texts.answerTo} <b>{redirectHost ?? texts.ownComputer}</b>.
        </p>
        <p>{texts.onlyIf}</p>
      </Stack>
      {scopes ? (
        <ConsentForm {...asked} described={described} scopes={scopes} />
      ) : (
        <Callout
          kind="error"
          title={texts.unreadable}
          text={texts.unsupported}
          action={
            <a href={back} className={buttonClass({ variant: 'primary' })}>
              {texts.back}
            </a>
          }
        />
      )}
    </>
  )
}

function ConsentForm({
  described: { workspaces, back },
  scopes,
  request,
  email,
  leave,
}: Asked & { scopes: readonly KeyScope[] }) {
  const isSettled = useSettledPage()
  const [workspace, setWorkspace] = useState<string | null>(null)
  // an app gets both reading and planning only if the person chooses so
  const [chosen, setChosen] = useState<readonly KeyScope[]>(() => scopes.filter((scope) => scope !== 'publish'))
  const allowing = useAllowApp({
    onSuccess: ({ address }) => leave(address),
    onError: (error) => toast({ kind: 'error', title: texts.allowFailed, description: errorMessage(error) }),
  })
  const isEmpty = chosen.length === 0

  return (
    <Stack gap={16}>
      <p>
        {texts.as} <b>{email}</b>.
      </p>
      {workspaces.length > 1 && (
        <Field label={texts.workspace}>
          {(control) => (
            <Select
              {...control}
              value={workspace ?? ''}
              onChange={({ target }) => setWorkspace(target.value === '' ? null : target.value)}
            >
              {workspaces.map(({ slug, name }) => (
                <option key={slug} value={slug ?? ''}>
                  {name ?? texts.ownWorkspace}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <CheckList
        label={texts.scopes}
        options={scopes.map((id) => ({ id, name: keyTexts.scopes[id], hint: texts.scopeHints[id] }))}
        chosen={chosen}
        error={isEmpty ? texts.noScope : null}
        onChange={setChosen}
      />
      {chosen.includes('publish') && chosen.includes('write') && <Text size={14}>{texts.mixed}</Text>}
      <Stack gap={12}>
        <Button
          variant="primary"
          block
          disabled={!isSettled || isEmpty}
          pending={allowing.isPending || allowing.isSuccess}
          pendingLabel={texts.allowing}
          onClick={() => allowing.mutate({ request, workspace, scopes: [...chosen] })}
        >
          {texts.allow}
        </Button>
        <a href={back} className={buttonClass({ variant: 'secondary', block: true })}>
          {texts.deny}
        </a>
      </Stack>
    </Stack>
  )
}
