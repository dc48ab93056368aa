export interface S3Settings {
  /** Such as `https://s3.eu-central-1.amazonaws.com` or `http://minio:9000`; buckets are part of the path. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}
