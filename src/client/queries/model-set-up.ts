import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '#client/lib/api'
import { streamApi } from '#client/lib/event-stream'
import type { Answer, Body } from '#shared/contract/contract'
import type { PullEvents } from '#shared/contract/model-set-up'
import type { Vendor } from '#shared/rules/models'
import { queryKeys } from './keys.ts'

/** Vendors of models, as administrators set them up. */

export type ModelSetUp = Answer<'getModelSetUp'>
export type VendorFacts = ModelSetUp['vendors'][number]
export type ModelFacts = VendorFacts['models'][number]
export type VendorChange = Body<'saveModelVendor'>
export type Trial = Answer<'testModelVendor'>
export type LocalModels = Answer<'findLocalModels'>[number]

export function useModelSetUp() {
  return useQuery({
    queryKey: queryKeys.modelSetUp,
    queryFn: ({ signal }) => callApi('getModelSetUp', { signal }),
    staleTime: 0,
  })
}

export function useSaveVendor() {
  return useMutation({
    mutationFn: ({ vendor, change }: { vendor: Vendor; change: VendorChange }) =>
      callApi('saveModelVendor', { params: { vendor }, body: change }),
    onSuccess: (saved, _sent, _result, { client }) => {
      client.setQueryData(queryKeys.modelSetUp, saved)
      // which models there are, and which of them the user may use
      void client.invalidateQueries({ queryKey: queryKeys.config })
      void client.invalidateQueries({ queryKey: queryKeys.user })
    },
  })
}

/** One small call, which costs money. */
export function useTestVendor() {
  return useMutation({ mutationFn: (vendor: Vendor) => callApi('testModelVendor', { params: { vendor } }) })
}

/** Searches when the page opens and on request; returning to the window does not search again. */
export function useLocalModels() {
  return useQuery({
    queryKey: queryKeys.localModels,
    queryFn: ({ signal }) => callApi('findLocalModels', { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
}

/** Has Ollama download the suggested model; leaving the page stops it. `share` is how much is done, from 0 to 1. */
export function usePullLocalModel() {
  const [share, setShare] = useState(0)
  const [leaving] = useState(() => new AbortController())
  useEffect(() => () => leaving.abort(), [leaving])
  const pulling = useMutation({
    mutationFn: () =>
      streamApi<PullEvents>('pullLocalModel', { signal: leaving.signal }, ({ progress }) => {
        if (progress) setShare(progress.share)
      }),
    onSettled: (_pulled, _error, _nothing, _result, { client }) =>
      client.invalidateQueries({ queryKey: queryKeys.localModels }),
  })
  return { ...pulling, share }
}
