// Generated from openapi/openapi.yaml. Do not edit.
import {
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
  ConflictResponse,
  FailedResponse,
  ForbiddenResponse,
  InvalidResponse,
  NotFoundResponse,
  Sale,
  SaleInput,
  SaleProductAddition,
  SaleWithProducts,
  UnauthorizedResponse
} from '../../model/index.ts';

import { publicHttp } from '../../../../src/shared/api/http.ts';
import { list } from '../../../../src/shared/api/answer-reader.ts';
import { readSale } from '../../readers/sale.ts';
import { readSaleWithProducts } from '../../readers/saleWithProducts.ts';
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

export const getListSalesUrl = () => {




  return `/sales`
}

/**
 * @summary List the sales
 */
export const listSales = async ( options?: Parameters<typeof publicHttp>[1]): Promise<Sale[]> => {

  return publicHttp<Sale[]>(getListSalesUrl(),
  {
    ...options,
    method: 'GET'


  },
  list(readSale)
);}





export const getListSalesQueryKey = () => {
    return [
    `/sales`
    ] as const;
    }


export const getListSalesQueryOptions = <TData = Awaited<ReturnType<typeof listSales>>, TError = InvalidResponse | FailedResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSales>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSalesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSales>>> = ({ signal }) => listSales({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSales>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSalesQueryResult = NonNullable<Awaited<ReturnType<typeof listSales>>>
export type ListSalesQueryError = InvalidResponse | FailedResponse


export function useListSales<TData = Awaited<ReturnType<typeof listSales>>, TError = InvalidResponse | FailedResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSales>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSales>>,
          TError,
          Awaited<ReturnType<typeof listSales>>
        > , 'initialData'
      >, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSales<TData = Awaited<ReturnType<typeof listSales>>, TError = InvalidResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSales>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSales>>,
          TError,
          Awaited<ReturnType<typeof listSales>>
        > , 'initialData'
      >, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSales<TData = Awaited<ReturnType<typeof listSales>>, TError = InvalidResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSales>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sales
 */

export function useListSales<TData = Awaited<ReturnType<typeof listSales>>, TError = InvalidResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSales>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSalesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListSalesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSales>>, TError = InvalidResponse | FailedResponse>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSales>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSalesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSales>>> = ({ signal }) => listSales({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSales>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListSalesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSales>>>
export type ListSalesSuspenseQueryError = InvalidResponse | FailedResponse


export function useListSalesSuspense<TData = Awaited<ReturnType<typeof listSales>>, TError = InvalidResponse | FailedResponse>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSales>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSalesSuspense<TData = Awaited<ReturnType<typeof listSales>>, TError = InvalidResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSales>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSalesSuspense<TData = Awaited<ReturnType<typeof listSales>>, TError = InvalidResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSales>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sales
 */

export function useListSalesSuspense<TData = Awaited<ReturnType<typeof listSales>>, TError = InvalidResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSales>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSalesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateSaleUrl = () => {




  return `/sales`
}

/**
 * @summary Create a sale
 */
export const createSale = async (saleInput: SaleInput, options?: Parameters<typeof tokenHttp>[1]): Promise<SaleWithProducts | undefined> => {

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
return tokenHttp<SaleWithProducts | undefined>(getCreateSaleUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saleInput)
  },
  readSaleWithProducts
);}





export const getCreateSaleMutationKey = () => ['createSale'] as const;

export const getCreateSaleMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSale>>, TError,CreateSaleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof createSale>>, TError,CreateSaleMutationVariables, TContext> => {

const mutationKey = getCreateSaleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSale>>, CreateSaleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSale(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createSale>>, variables: CreateSaleMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListSalesQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateSaleMutationResult = NonNullable<Awaited<ReturnType<typeof createSale>>>
    export type CreateSaleMutationBody = SaleInput
    export type CreateSaleMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse
    export type CreateSaleMutationVariables = {data: SaleInput}

    /**
 * @summary Create a sale
 */
export const useCreateSale = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSale>>, TError,CreateSaleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSale>>,
        TError,
        CreateSaleMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateSaleMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetSaleUrl = (id: string,) => {




  return `/sales/${encodeURIComponent(String(id))}`
}

/**
 * @summary Get a sale with its products
 */
export const getSale = async (id: string, options?: Parameters<typeof publicHttp>[1]): Promise<SaleWithProducts> => {

  return publicHttp<SaleWithProducts>(getGetSaleUrl(id),
  {
    ...options,
    method: 'GET'


  },
  readSaleWithProducts
);}





export const getGetSaleQueryKey = (id: string,) => {
    return [
    `/sales/${id}`
    ] as const;
    }


export const getGetSaleQueryOptions = <TData = Awaited<ReturnType<typeof getSale>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSaleQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSale>>> = ({ signal }) => getSale(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSaleQueryResult = NonNullable<Awaited<ReturnType<typeof getSale>>>
export type GetSaleQueryError = InvalidResponse | NotFoundResponse | FailedResponse


export function useGetSale<TData = Awaited<ReturnType<typeof getSale>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSale>>,
          TError,
          Awaited<ReturnType<typeof getSale>>
        > , 'initialData'
      >, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSale<TData = Awaited<ReturnType<typeof getSale>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSale>>,
          TError,
          Awaited<ReturnType<typeof getSale>>
        > , 'initialData'
      >, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSale<TData = Awaited<ReturnType<typeof getSale>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a sale with its products
 */

export function useGetSale<TData = Awaited<ReturnType<typeof getSale>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSaleQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetSaleSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSale>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSaleQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSale>>> = ({ signal }) => getSale(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetSaleSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSale>>>
export type GetSaleSuspenseQueryError = InvalidResponse | NotFoundResponse | FailedResponse


export function useGetSaleSuspense<TData = Awaited<ReturnType<typeof getSale>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSaleSuspense<TData = Awaited<ReturnType<typeof getSale>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSaleSuspense<TData = Awaited<ReturnType<typeof getSale>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a sale with its products
 */

export function useGetSaleSuspense<TData = Awaited<ReturnType<typeof getSale>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSaleSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAddProductToSaleUrl = (id: string,) => {




  return `/sales/${encodeURIComponent(String(id))}/add-product`
}

/**
 * @summary Add a product to a sale
 */
export const addProductToSale = async (id: string,
    saleProductAddition: SaleProductAddition, options?: Parameters<typeof tokenHttp>[1]): Promise<SaleWithProducts> => {

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
return tokenHttp<SaleWithProducts>(getAddProductToSaleUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saleProductAddition)
  }
);}





export const getAddProductToSaleMutationKey = () => ['addProductToSale'] as const;

export const getAddProductToSaleMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FailedResponse,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProductToSale>>, TError,AddProductToSaleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof addProductToSale>>, TError,AddProductToSaleMutationVariables, TContext> => {

const mutationKey = getAddProductToSaleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addProductToSale>>, AddProductToSaleMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  addProductToSale(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof addProductToSale>>, variables: AddProductToSaleMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetSaleQueryKey(variables.id) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AddProductToSaleMutationResult = NonNullable<Awaited<ReturnType<typeof addProductToSale>>>
    export type AddProductToSaleMutationBody = SaleProductAddition
    export type AddProductToSaleMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FailedResponse
    export type AddProductToSaleMutationVariables = {id: string;data: SaleProductAddition}

    /**
 * @summary Add a product to a sale
 */
export const useAddProductToSale = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FailedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProductToSale>>, TError,AddProductToSaleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addProductToSale>>,
        TError,
        AddProductToSaleMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAddProductToSaleMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getRemoveProductFromSaleUrl = (id: string,
    productId: string,) => {




  return `/sales/${encodeURIComponent(String(id))}/remove-product/${encodeURIComponent(String(productId))}`
}

/**
 * @summary Take a product out of a sale
 */
export const removeProductFromSale = async (id: string,
    productId: string, options?: Parameters<typeof tokenHttp>[1]): Promise<void> => {

  return tokenHttp<void>(getRemoveProductFromSaleUrl(id,productId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRemoveProductFromSaleMutationKey = () => ['removeProductFromSale'] as const;

export const getRemoveProductFromSaleMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeProductFromSale>>, TError,RemoveProductFromSaleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof removeProductFromSale>>, TError,RemoveProductFromSaleMutationVariables, TContext> => {

const mutationKey = getRemoveProductFromSaleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeProductFromSale>>, RemoveProductFromSaleMutationVariables> = (props) => {
          const {id,productId} = props ?? {};

          return  removeProductFromSale(id,productId,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof removeProductFromSale>>, variables: RemoveProductFromSaleMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetSaleQueryKey(variables.id) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RemoveProductFromSaleMutationResult = NonNullable<Awaited<ReturnType<typeof removeProductFromSale>>>

    export type RemoveProductFromSaleMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse
    export type RemoveProductFromSaleMutationVariables = {id: string;productId: string}

    /**
 * @summary Take a product out of a sale
 */
export const useRemoveProductFromSale = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeProductFromSale>>, TError,RemoveProductFromSaleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeProductFromSale>>,
        TError,
        RemoveProductFromSaleMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRemoveProductFromSaleMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
