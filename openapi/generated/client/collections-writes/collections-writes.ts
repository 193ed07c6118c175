// Generated from openapi/openapi.yaml. Do not edit.
import {
  matchQuery,
  useMutation,
  useQueryClient
} from '@tanstack/react-query';
import type {
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  Collection,
  CollectionInput,
  FailedResponse,
  ForbiddenResponse,
  InvalidResponse,
  NotFoundResponse,
  UnauthorizedResponse
} from '../../model/index.ts';

import {
  getGetCollectionQueryKey,
  getListCollectionsQueryKey
} from '../collections/collections.ts';

import {
  getListProductsQueryKey
} from '../products/products.ts';

import {
  getSearchProductsQueryKey
} from '../search/search.ts';

import { tokenHttp } from '../../../../src/shared/api/http.ts';
import { readCollection } from '../../readers/collection.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getCreateCollectionUrl = () => {




  return `/collections`
}

/**
 * @summary Create a collection
 */
export const createCollection = async (collectionInput: CollectionInput, options?: Parameters<typeof tokenHttp>[1]): Promise<Collection | undefined> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return tokenHttp<Collection | undefined>(getCreateCollectionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(collectionInput)
  },
  readCollection
);}





export const getCreateCollectionMutationKey = () => ['createCollection'] as const;

export const getCreateCollectionMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCollection>>, TError,CreateCollectionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof createCollection>>, TError,CreateCollectionMutationVariables, TContext> => {

const mutationKey = getCreateCollectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCollection>>, CreateCollectionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCollection(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createCollection>>, variables: CreateCollectionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListCollectionsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateCollectionMutationResult = NonNullable<Awaited<ReturnType<typeof createCollection>>>
    export type CreateCollectionMutationBody = CollectionInput
    export type CreateCollectionMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse
    export type CreateCollectionMutationVariables = {data: CollectionInput}

    /**
 * @summary Create a collection
 */
export const useCreateCollection = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCollection>>, TError,CreateCollectionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCollection>>,
        TError,
        CreateCollectionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateCollectionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateCollectionUrl = (id: string,) => {




  return `/collections/${encodeURIComponent(String(id))}`
}

/**
 * @summary Change a collection
 */
export const updateCollection = async (id: string,
    collectionInput: CollectionInput, options?: Parameters<typeof tokenHttp>[1]): Promise<Collection> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return tokenHttp<Collection>(getUpdateCollectionUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(collectionInput)
  }
);}





export const getUpdateCollectionMutationKey = () => ['updateCollection'] as const;

export const getUpdateCollectionMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCollection>>, TError,UpdateCollectionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCollection>>, TError,UpdateCollectionMutationVariables, TContext> => {

const mutationKey = getUpdateCollectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCollection>>, UpdateCollectionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateCollection(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateCollection>>, variables: UpdateCollectionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListCollectionsQueryKey(), getGetCollectionQueryKey(variables.id), getSearchProductsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateCollectionMutationResult = NonNullable<Awaited<ReturnType<typeof updateCollection>>>
    export type UpdateCollectionMutationBody = CollectionInput
    export type UpdateCollectionMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse
    export type UpdateCollectionMutationVariables = {id: string;data: CollectionInput}

    /**
 * @summary Change a collection
 */
export const useUpdateCollection = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCollection>>, TError,UpdateCollectionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCollection>>,
        TError,
        UpdateCollectionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateCollectionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteCollectionUrl = (id: string,) => {




  return `/collections/${encodeURIComponent(String(id))}`
}

/**
 * @summary Delete a collection
 */
export const deleteCollection = async (id: string, options?: Parameters<typeof tokenHttp>[1]): Promise<void> => {

  return tokenHttp<void>(getDeleteCollectionUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteCollectionMutationKey = () => ['deleteCollection'] as const;

export const getDeleteCollectionMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCollection>>, TError,DeleteCollectionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCollection>>, TError,DeleteCollectionMutationVariables, TContext> => {

const mutationKey = getDeleteCollectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCollection>>, DeleteCollectionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteCollection(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteCollection>>, variables: DeleteCollectionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListCollectionsQueryKey(), getListProductsQueryKey(), getSearchProductsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/collections/')) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/products/')) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/categories/')) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteCollectionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCollection>>>

    export type DeleteCollectionMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse
    export type DeleteCollectionMutationVariables = {id: string}

    /**
 * @summary Delete a collection
 */
export const useDeleteCollection = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCollection>>, TError,DeleteCollectionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCollection>>,
        TError,
        DeleteCollectionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteCollectionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
