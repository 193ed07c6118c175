// Generated from openapi/openapi.yaml. Do not edit.
import {
  matchQuery,
  queryOptions as queryOptionsBuilder,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  Collection,
  CollectionInput,
  CollectionPage,
  CollectionWithProducts,
  FailedResponse,
  ForbiddenResponse,
  InvalidResponse,
  ListCollectionsParams,
  NotFoundResponse,
  UnauthorizedResponse
} from '../../model/index.ts';

import { publicHttp } from '../../../../src/shared/api/http.ts';
import { readCollectionPage } from '../../readers/collectionPage.ts';
import { readCollection } from '../../readers/collection.ts';
import { readCollectionWithProducts } from '../../readers/collectionWithProducts.ts';
import { tokenHttp } from '../../../../src/shared/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getListCollectionsUrl = (params?: ListCollectionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/collections?${stringifiedParams}` : `/collections`
}

/**
 * @summary List the collections
 */
export const listCollections = async (params?: ListCollectionsParams, options?: Parameters<typeof publicHttp>[1]): Promise<CollectionPage> => {

  return publicHttp<CollectionPage>(getListCollectionsUrl(params),
  {
    ...options,
    method: 'GET'


  },
  readCollectionPage
);}





export const getListCollectionsQueryKey = (params?: ListCollectionsParams,) => {
    return [
    `/collections`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCollectionsQueryOptions = <TData = Awaited<ReturnType<typeof listCollections>>, TError = InvalidResponse | FailedResponse>(params?: ListCollectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCollectionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCollections>>> = ({ signal }) => listCollections(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCollectionsQueryResult = NonNullable<Awaited<ReturnType<typeof listCollections>>>
export type ListCollectionsQueryError = InvalidResponse | FailedResponse


export function useListCollections<TData = Awaited<ReturnType<typeof listCollections>>, TError = InvalidResponse | FailedResponse>(
 params: undefined |  ListCollectionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCollections>>,
          TError,
          Awaited<ReturnType<typeof listCollections>>
        > , 'initialData'
      >, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCollections<TData = Awaited<ReturnType<typeof listCollections>>, TError = InvalidResponse | FailedResponse>(
 params?: ListCollectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCollections>>,
          TError,
          Awaited<ReturnType<typeof listCollections>>
        > , 'initialData'
      >, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCollections<TData = Awaited<ReturnType<typeof listCollections>>, TError = InvalidResponse | FailedResponse>(
 params?: ListCollectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the collections
 */

export function useListCollections<TData = Awaited<ReturnType<typeof listCollections>>, TError = InvalidResponse | FailedResponse>(
 params?: ListCollectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCollectionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCollectionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCollections>>, TError = InvalidResponse | FailedResponse>(params?: ListCollectionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCollectionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCollections>>> = ({ signal }) => listCollections(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCollectionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCollections>>>
export type ListCollectionsSuspenseQueryError = InvalidResponse | FailedResponse


export function useListCollectionsSuspense<TData = Awaited<ReturnType<typeof listCollections>>, TError = InvalidResponse | FailedResponse>(
 params: undefined |  ListCollectionsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCollectionsSuspense<TData = Awaited<ReturnType<typeof listCollections>>, TError = InvalidResponse | FailedResponse>(
 params?: ListCollectionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCollectionsSuspense<TData = Awaited<ReturnType<typeof listCollections>>, TError = InvalidResponse | FailedResponse>(
 params?: ListCollectionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the collections
 */

export function useListCollectionsSuspense<TData = Awaited<ReturnType<typeof listCollections>>, TError = InvalidResponse | FailedResponse>(
 params?: ListCollectionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCollections>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCollectionsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






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
    export const getGetCollectionUrl = (id: string,) => {




  return `/collections/${encodeURIComponent(String(id))}`
}

/**
 * @summary Get a collection with its products
 */
export const getCollection = async (id: string, options?: Parameters<typeof publicHttp>[1]): Promise<CollectionWithProducts> => {

  return publicHttp<CollectionWithProducts>(getGetCollectionUrl(id),
  {
    ...options,
    method: 'GET'


  },
  readCollectionWithProducts
);}





export const getGetCollectionQueryKey = (id: string,) => {
    return [
    `/collections/${id}`
    ] as const;
    }


export const getGetCollectionQueryOptions = <TData = Awaited<ReturnType<typeof getCollection>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCollectionQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCollection>>> = ({ signal }) => getCollection(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCollectionQueryResult = NonNullable<Awaited<ReturnType<typeof getCollection>>>
export type GetCollectionQueryError = InvalidResponse | NotFoundResponse | FailedResponse


export function useGetCollection<TData = Awaited<ReturnType<typeof getCollection>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCollection>>,
          TError,
          Awaited<ReturnType<typeof getCollection>>
        > , 'initialData'
      >, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCollection<TData = Awaited<ReturnType<typeof getCollection>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCollection>>,
          TError,
          Awaited<ReturnType<typeof getCollection>>
        > , 'initialData'
      >, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCollection<TData = Awaited<ReturnType<typeof getCollection>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a collection with its products
 */

export function useGetCollection<TData = Awaited<ReturnType<typeof getCollection>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCollectionQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetCollectionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCollection>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCollectionQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCollection>>> = ({ signal }) => getCollection(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCollectionSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCollection>>>
export type GetCollectionSuspenseQueryError = InvalidResponse | NotFoundResponse | FailedResponse


export function useGetCollectionSuspense<TData = Awaited<ReturnType<typeof getCollection>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCollectionSuspense<TData = Awaited<ReturnType<typeof getCollection>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCollectionSuspense<TData = Awaited<ReturnType<typeof getCollection>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a collection with its products
 */

export function useGetCollectionSuspense<TData = Awaited<ReturnType<typeof getCollection>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCollectionSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
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
        queryClient.invalidateQueries({ predicate: (query) => [getListCollectionsQueryKey(), getGetCollectionQueryKey(variables.id)].some((queryKey) => matchQuery({ queryKey }, query)) });
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
        queryClient.invalidateQueries({ queryKey: getListCollectionsQueryKey() });
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
