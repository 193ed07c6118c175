// Generated from openapi/openapi.yaml. Do not edit.
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  FailedResponse,
  InvalidResponse,
  TaxCategoryList,
  UnauthorizedResponse
} from '../../model/index.ts';

import { tokenHttp } from '../../../../src/shared/api/http.ts';
import { readTaxCategoryList } from '../../readers/taxCategoryList.ts';


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

export const getListTaxCategoriesUrl = () => {




  return `/tax-categories`
}

/**
 * @summary List the tax categories
 */
export const listTaxCategories = async ( options?: Parameters<typeof tokenHttp>[1]): Promise<TaxCategoryList> => {

  return tokenHttp<TaxCategoryList>(getListTaxCategoriesUrl(),
  {
    ...options,
    method: 'GET'


  },
  readTaxCategoryList
);}





export const getListTaxCategoriesQueryKey = () => {
    return [
    `/tax-categories`
    ] as const;
    }


export const getListTaxCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listTaxCategories>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaxCategories>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTaxCategoriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTaxCategories>>> = ({ signal }) => listTaxCategories({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTaxCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTaxCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listTaxCategories>>>
export type ListTaxCategoriesQueryError = InvalidResponse | UnauthorizedResponse | FailedResponse


export function useListTaxCategories<TData = Awaited<ReturnType<typeof listTaxCategories>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaxCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTaxCategories>>,
          TError,
          Awaited<ReturnType<typeof listTaxCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTaxCategories<TData = Awaited<ReturnType<typeof listTaxCategories>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaxCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTaxCategories>>,
          TError,
          Awaited<ReturnType<typeof listTaxCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTaxCategories<TData = Awaited<ReturnType<typeof listTaxCategories>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaxCategories>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the tax categories
 */

export function useListTaxCategories<TData = Awaited<ReturnType<typeof listTaxCategories>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaxCategories>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTaxCategoriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListTaxCategoriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listTaxCategories>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTaxCategories>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTaxCategoriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTaxCategories>>> = ({ signal }) => listTaxCategories({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTaxCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListTaxCategoriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listTaxCategories>>>
export type ListTaxCategoriesSuspenseQueryError = InvalidResponse | UnauthorizedResponse | FailedResponse


export function useListTaxCategoriesSuspense<TData = Awaited<ReturnType<typeof listTaxCategories>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTaxCategories>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTaxCategoriesSuspense<TData = Awaited<ReturnType<typeof listTaxCategories>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTaxCategories>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTaxCategoriesSuspense<TData = Awaited<ReturnType<typeof listTaxCategories>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTaxCategories>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the tax categories
 */

export function useListTaxCategoriesSuspense<TData = Awaited<ReturnType<typeof listTaxCategories>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTaxCategories>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTaxCategoriesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






